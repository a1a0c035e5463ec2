//! The search tree: for every information set of a seat, how often each choice was
//! tried and what came of it.
//!
//! A node belongs to what its seat *sees*, not to how the game came there. So
//! the same position reached by another order of choices is the same node,
//! two positions that look alike to the seat share their statistics, and what
//! was learnt for one decision is still there for the next. All nodes live in two
//! lists that never grow beyond what was granted.

/// One kind of position: what a seat sees when it is to choose.
#[derive(Clone, Copy)]
struct Node {
    key: u64,
    first: u32,
    visits: u32,
    /// Iterations that came by and have not come back yet.
    pending: u16,
    len: u16,
    seat: u8,
    /// The search that last came by.
    generation: u8,
}

/// One choice at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<C> {
    pub(crate) sum: f64,
    pub(crate) visits: u32,
    pub(crate) prior: f32,
    /// Iterations that try it now, whose outcome is not known yet.
    pub(crate) pending: u16,
    pub(crate) choice: C,
}

impl<C> Edge<C> {
    /// How often it was tried, what is being tried now counted in.
    #[inline]
    pub(crate) fn tries(&self) -> u32 {
        self.visits + u32::from(self.pending)
    }

    /// What the choice has brought on average; `None` if it was never tried.
    #[inline]
    pub(crate) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.sum / f64::from(self.visits)) as f32)
    }
}

/// A node by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// All nodes of a search.
pub(crate) struct Tree<C> {
    nodes: Vec<Node>,
    edges: Vec<Edge<C>>,
    /// Places of nodes by key, counted from 1; 0 is free. Open addressing.
    index: Vec<u32>,
    most_nodes: usize,
    most_edges: usize,
    generation: u8,
}

/// How many choices a node has on average, for dividing the memory.
const EDGES_PER_NODE: usize = 8;
/// A node that was visited less is the first to be forgotten.
const WORTH_KEEPING: u32 = 4;

impl<C: Copy> Tree<C> {
    /// A tree that never takes more than about so much memory.
    pub(crate) fn new(memory_mib: usize) -> Tree<C> {
        let bytes = memory_mib.max(1) << 20;
        let per_node = size_of::<Node>() + EDGES_PER_NODE * size_of::<Edge<C>>() + 16;
        let most_nodes = (bytes / per_node).max(64);
        let slots = (most_nodes * 2).next_power_of_two();
        let slots = if slots > most_nodes * 3 { slots / 2 } else { slots };
        Tree {
            nodes: Vec::with_capacity(most_nodes),
            edges: Vec::with_capacity(most_nodes * EDGES_PER_NODE),
            index: vec![0; slots],
            most_nodes,
            most_edges: most_nodes * EDGES_PER_NODE,
            generation: 0,
        }
    }

    /// How much memory the lists take, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<C>>()
            + self.index.capacity() * size_of::<u32>()
    }

    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// A new search begins. If the memory is filling up, what was seldom
    /// visited or not lately is forgotten.
    pub(crate) fn begin_search(&mut self) {
        let half_full =
            self.nodes.len() * 2 > self.most_nodes || self.edges.len() * 2 > self.most_edges;
        let mut threshold = WORTH_KEEPING;
        while half_full
            && (self.nodes.len() * 4 > self.most_nodes || self.edges.len() * 4 > self.most_edges)
        {
            self.prune_below(threshold);
            threshold *= 4;
        }
        self.generation = self.generation.wrapping_add(1);
    }

    fn prune_below(&mut self, visits: u32) {
        let (mut kept_nodes, mut kept_edges) = (0, 0);
        for at in 0..self.nodes.len() {
            let mut node = self.nodes[at];
            if node.visits < visits || node.generation != self.generation {
                continue;
            }
            let first = node.first as usize;
            self.edges.copy_within(first..first + usize::from(node.len), kept_edges);
            node.first = kept_edges as u32;
            kept_edges += usize::from(node.len);
            self.nodes[kept_nodes] = node;
            kept_nodes += 1;
        }
        self.nodes.truncate(kept_nodes);
        self.edges.truncate(kept_edges);
        self.index.fill(0);
        for at in 0..self.nodes.len() {
            let slot = self.slot(self.nodes[at].key);
            self.index[slot] = at as u32 + 1;
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.index.fill(0);
    }

    /// Where the key is, or where it would be.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mask = self.index.len() - 1;
        let mut slot = key as usize & mask;
        while let Some(at) = (self.index[slot] as usize).checked_sub(1) {
            if self.nodes[at].key == key {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<NodeId> {
        self.index[self.slot(key)].checked_sub(1).map(NodeId)
    }

    /// Adds a node, if there is room for it. If somebody else was quicker, it is theirs.
    pub(crate) fn add(
        &mut self,
        key: u64,
        seat: u8,
        choices: &[C],
        priors: &[f32],
    ) -> Option<NodeId> {
        let full = self.nodes.len() >= self.most_nodes
            || self.edges.len() + choices.len() > self.most_edges
            || choices.len() > usize::from(u16::MAX);
        if full {
            return None;
        }
        let slot = self.slot(key);
        if let Some(known) = self.index[slot].checked_sub(1) {
            return Some(NodeId(known));
        }
        let id = self.nodes.len() as u32;
        self.index[slot] = id + 1;
        self.nodes.push(Node {
            key,
            first: self.edges.len() as u32,
            visits: 0,
            pending: 0,
            len: choices.len() as u16,
            seat,
            generation: self.generation,
        });
        let edge = |(choice, prior): (&C, &f32)| Edge {
            sum: 0.0,
            visits: 0,
            prior: *prior,
            pending: 0,
            choice: *choice,
        };
        self.edges.extend(choices.iter().zip(priors).map(edge));
        Some(NodeId(id))
    }

    #[inline]
    pub(crate) fn visits(&self, node: NodeId) -> u32 {
        self.nodes[node.0 as usize].visits
    }

    /// How often a node was come by, what is still under way counted in.
    #[inline]
    pub(crate) fn tries(&self, node: NodeId) -> u32 {
        let node = &self.nodes[node.0 as usize];
        node.visits + u32::from(node.pending)
    }

    #[inline]
    pub(crate) fn edges(&self, node: NodeId) -> &[Edge<C>] {
        let node = &self.nodes[node.0 as usize];
        &self.edges[node.first as usize..node.first as usize + usize::from(node.len)]
    }

    /// Begins to try a choice: others now find it a little less inviting.
    #[inline]
    pub(crate) fn set_out(&mut self, node: NodeId, edge: u16) -> Step<C> {
        let entry = &mut self.nodes[node.0 as usize];
        entry.pending += 1;
        let tried = &mut self.edges[entry.first as usize + usize::from(edge)];
        tried.pending += 1;
        Step { node, edge, choice: tried.choice, seat: entry.seat, known: tried.visits > 0 }
    }

    /// Ends the try of a choice, and records what came of it for those who learn from it.
    #[inline]
    pub(crate) fn come_back(&mut self, step: &Step<C>, share: Option<f32>) {
        let node = &mut self.nodes[step.node.0 as usize];
        let edge = &mut self.edges[node.first as usize + usize::from(step.edge)];
        node.pending -= 1;
        edge.pending -= 1;
        if let Some(share) = share {
            node.visits += 1;
            node.generation = self.generation;
            edge.visits += 1;
            edge.sum += f64::from(share);
        }
    }
}

/// A choice that an iteration tries on its way down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<C> {
    pub(crate) node: NodeId,
    pub(crate) edge: u16,
    pub(crate) choice: C,
    /// Who chooses.
    pub(crate) seat: u8,
    /// Whether the choice had been tried before.
    pub(crate) known: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_tree_forgets_what_was_seldom_visited_and_stays_within_its_memory() {
        let mut tree: Tree<u32> = Tree::new(1);
        tree.begin_search();
        let granted = tree.bytes();
        assert!(granted <= 5 << 18, "{granted} bytes for one MiB");
        let mut key = 1_u64;
        let favourite = tree.add(key, 0, &[7, 8], &[0.5, 0.5]).unwrap();
        (0..100).for_each(|_| {
            let step = tree.set_out(favourite, 1);
            tree.come_back(&step, Some(1.0));
        });
        while tree.add(key.wrapping_mul(0x9e37_79b9_7f4a_7c15), 0, &[1; 8], &[0.1; 8]).is_some() {
            key += 1;
        }
        let filled = tree.len();
        assert!(filled > 1000);
        tree.begin_search();
        assert!(tree.len() < filled / 2);
        assert_eq!(tree.bytes(), granted);
        let kept = tree.find(1).expect("what was visited often is kept");
        assert_eq!(tree.edges(kept)[1].visits, 100);
        assert_eq!(tree.edges(kept)[1].choice, 8);
    }

    #[test]
    fn what_is_under_way_counts_as_tried_until_it_is_known() {
        let mut tree: Tree<u32> = Tree::new(1);
        let node = tree.add(1, 0, &[7, 8], &[0.5, 0.5]).unwrap();
        let steps = [tree.set_out(node, 0), tree.set_out(node, 1)];
        assert_eq!((tree.tries(node), tree.visits(node)), (2, 0));
        tree.come_back(&steps[0], Some(1.0));
        tree.come_back(&steps[1], None);
        assert_eq!((tree.tries(node), tree.visits(node)), (1, 1));
        assert_eq!(tree.edges(node)[0].mean(), Some(1.0));
        assert_eq!(tree.edges(node)[1].tries(), 0, "nobody learned from it");
    }

    #[test]
    fn what_two_threads_come_upon_at_once_is_one_node() {
        let mut tree: Tree<u32> = Tree::new(1);
        let first = tree.add(1, 0, &[7], &[1.0]);
        assert_eq!(tree.add(1, 0, &[7], &[1.0]), first);
        assert_eq!(tree.len(), 1);
    }
}
