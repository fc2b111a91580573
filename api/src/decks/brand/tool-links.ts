/** Sites of tools for presentations, which put a badge with a link on the slides of free plans. */
const TOOLS =
  /(?:^|\.)(?:pitch\.com|gamma\.app|canva\.com|beautiful\.ai|tome\.app|slidesgo\.com|slidebean\.com|visme\.co|decktopus\.com|prezi\.com|presentations\.ai|plusai\.com|genially\.com|genial\.ly)$/i;

/** Whether an address leads to a tool for presentations, so that a picture with this link is no logo of the company. */
export function isToolLink(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && TOOLS.test(url.hostname);
}
