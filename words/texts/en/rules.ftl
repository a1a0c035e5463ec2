# What all rule books share.

rules-of = The rules of { $game }
book-lead = Everything there is to know, in our own words and with pictures. Each rule has a small mark: it names the rule, and links to exactly this place.
book-learn = or skip the reading: the first game teaches you while you play.
book-contents = Contents
book-part-questions = Questions
book-questions = Frequent questions
