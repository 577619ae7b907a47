/** How much what is read counts toward needs. */
export const weights = {
  /** For every further phrase that names the same need. */
  repeated: 0.1,
  most: 1.3,
  /** The need that a tool meets which is to be replaced. */
  replaced: 0.9,
  /** A need at the hundredth word or later against one at the first: people begin with what matters. */
  last: 0.9,
  lastAt: 100,
  mended: 0.8,
  /** A need that whoever asks has added. */
  added: 1.2,
  /** Named this surely, a need counts as named; less is a hint. */
  named: 0.15,
  /** Named this surely, a need is as good as named by name. */
  sure: 0.4,
  /** Named this surely, a need weighs as much as one can. */
  certain: 0.8,
  /** How fast a need weighs less that is less sure: below 1, slowly. */
  steepness: 0.6,
  /** A need that goes with what somebody is or does, against one that goes with a named kind of project. */
  likely: 0.5,
  /** A need that a theme has for certain, against one that the text names; less the more needs the text names. */
  theme: [0.4, 0.35, 0.3, 0.25, 0.2, 0.15],
  /** What a theme adds to a need that the text names. */
  themeOnTop: 0.15,
  /** What a work is about, against what is wanted for it: a blog about gardening. */
  subject: 0.35,
  /** What else goes with a named need, against what goes with a named kind of project. */
  related: 0.3,
  /** A refused theme ('no video') refuses the needs that it has this surely. */
  essential: 0.9,
  type: 0.5,
  /** The type's usual needs when the text has been understood: they only fill gaps. */
  typeOnTop: 0.09,
  /** How surely a theme must have a need to be heard inside a phrase that names it. */
  kindred: 0.7,
  owned: 0.2,
  /** A further need of a tool that is already there. */
  partlyOwned: 0.6,
  /** What a tool that is there is best known for, although the text asks for it. */
  ownedYetAsked: 0.4,
};
