/** Money as stories show it; the product's own rule comes with the caller. */
export const formatDollars = (dollars: number) =>
  dollars >= 1e6 ? `$${dollars / 1e6}M` : `$${Math.round(dollars / 1e3)}K`;
