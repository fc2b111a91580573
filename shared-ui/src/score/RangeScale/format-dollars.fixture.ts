/** Sample money format for stories; in the product the caller passes its own. */
export const formatDollars = (dollars: number) =>
  dollars >= 1e6 ? `$${dollars / 1e6}M` : `$${Math.round(dollars / 1e3)}K`;
