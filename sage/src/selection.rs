//! Which choice of a node an iteration follows.
//!
//! What other threads are trying at the moment counts as tried, but not as good or bad: so
//! two threads look at different things, and nothing is taken for a loss that is not known
//! to be one.

use crate::config::{SearchConfig, Selection};
use crate::tree::{Edge, NodeId, Tree};

/// The choice to follow: good so far, or promising and little tried.
#[inline]
pub(crate) fn select<C: Copy>(tree: &Tree<C>, node: NodeId, config: &SearchConfig) -> u16 {
    let edges = tree.edges(node);
    match config.selection {
        Selection::Puct => puct(edges, tree.visits(node), tree.tries(node), config),
        Selection::Ucb1 => ucb1(edges, tree.tries(node), config.c_puct),
    }
}

/// PUCT: by value so far and by prior.
#[inline]
fn puct<C>(edges: &[Edge<C>], visits: u32, tries: u32, config: &SearchConfig) -> u16 {
    let mean = if visits == 0 {
        0.5
    } else {
        edges.iter().map(|edge| edge.sum).sum::<f64>() as f32 / visits as f32
    };
    let untried = (mean - config.fpu_reduction).max(0.0);
    let reach = config.c_puct * ((tries + 1) as f32).sqrt();
    let mut best = (0, f32::NEG_INFINITY);
    for (index, edge) in edges.iter().enumerate() {
        let value = edge.mean().unwrap_or(untried);
        let score = value + reach * edge.prior / (1 + edge.tries()) as f32;
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0 as u16
}

/// UCB1: what was never tried comes first.
fn ucb1<C>(edges: &[Edge<C>], tries: u32, c_puct: f32) -> u16 {
    let log = ((tries + 1) as f32).ln();
    let mut best = (0, f32::NEG_INFINITY);
    for (index, edge) in edges.iter().enumerate() {
        if edge.tries() == 0 {
            return index as u16;
        }
        let mean = edge.mean().unwrap_or(0.5);
        let score = mean + c_puct * (log / edge.tries() as f32).sqrt();
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0 as u16
}
