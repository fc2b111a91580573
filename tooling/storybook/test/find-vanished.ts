import type { Page } from '@playwright/test';

/**
 * Finds what is invisible in forced-colours mode, where the user's palette replaces every background: elements drawn by
 * background alone, SVG shapes with too little contrast, and unreadable text. Returns one line for each.
 */
export async function findVanished(page: Page): Promise<string[]> {
  const drawn = await page.evaluateHandle(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height > 1 && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    };
    /** Fully opaque. */
    const isSolid = (colour: string) => /^rgb\(|^color\([^/]*\)$/.test(colour);
    const groundOf = (start: Element | null) => {
      for (let element = start; element; element = element.parentElement) {
        const { backgroundColor } = getComputedStyle(element);
        if (isSolid(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    const hasContent = (element: Element) =>
      Boolean(element.textContent?.trim()) || element.querySelector('svg, img, input, canvas, iframe') !== null;
    const isNative = (element: Element) =>
      element.matches('input, select, textarea, progress') && getComputedStyle(element).appearance !== 'none';

    const parts: { element: Element; pseudo: string | undefined }[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element) || element.closest('svg') || isNative(element)) continue;
      const own = getComputedStyle(element).backgroundColor;
      if (!hasContent(element) && isSolid(own) && own !== groundOf(element.parentElement))
        parts.push({ element, pseudo: undefined });
      for (const pseudo of ['::before', '::after']) {
        const { content, backgroundColor, display } = getComputedStyle(element, pseudo);
        if (content !== '""' || display === 'none' || !isSolid(backgroundColor)) continue;
        if (backgroundColor !== groundOf(element)) parts.push({ element, pseudo });
      }
    }
    return parts;
  });

  await page.emulateMedia({ forcedColors: 'active' });
  try {
    return await drawn.evaluate(async (parts) => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const nameOf = (element: Element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`;
      const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const known = new Map<string, number[]>();
      const channels = (colour: string) => {
        const before = known.get(colour);
        if (before) return before;
        const found = draw(colour);
        known.set(colour, found);
        return found;
      };
      const draw = (colour: string) => {
        if (!pixel) return [0, 0, 0, 0];
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = colour;
        pixel.fillRect(0, 0, 1, 1);
        return [...pixel.getImageData(0, 0, 1, 1).data];
      };
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: string, other: string) => {
        const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const isOpaque = (colour: string) => colour !== 'none' && (channels(colour)[3] ?? 0) > 0;
      const groundOf = (start: Element | null) => {
        for (let element = start; element; element = element.parentElement) {
          const { backgroundColor } = getComputedStyle(element);
          if (isOpaque(backgroundColor)) return backgroundColor;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      const standsOut = (colour: string, ground: string) => isOpaque(colour) && contrast(colour, ground) >= 3;
      const hasEdge = (style: CSSStyleDeclaration, ground: string) =>
        [
          [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
          [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor],
          [style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor],
          [style.outlineWidth, style.outlineStyle, style.outlineColor],
        ].some(
          ([width = '', line = '', colour = '']) =>
            Number.parseFloat(width) > 0 && line !== 'none' && standsOut(colour, ground),
        );

      const found: string[] = [];
      for (const { element, pseudo } of parts) {
        if (!element.isConnected) continue;
        const style = getComputedStyle(element, pseudo);
        const ground = groundOf(pseudo ? element : element.parentElement);
        if (!standsOut(style.backgroundColor, ground) && !hasEdge(style, ground))
          found.push(`${nameOf(element)}${pseudo ?? ''} was drawn by its background alone`);
      }
      // Slide pictures keep their own colours, like photographs.
      for (const shape of document.body.querySelectorAll<SVGElement>(
        'svg:not([data-own-colours]) :is(rect, line, path, circle, polyline, polygon, ellipse)',
      )) {
        if (!shape.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
        const { fill, stroke } = getComputedStyle(shape);
        const ground = groundOf(shape);
        const colours = [fill, stroke].filter(isOpaque);
        // A shape in the background colour separates other shapes on purpose.
        if (
          colours.length > 0 &&
          !colours.some((colour) => standsOut(colour, ground) || contrast(colour, ground) < 1.01)
        )
          found.push(`a ${shape.tagName} of ${nameOf(shape.ownerSVGElement ?? shape)} does not stand out`);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent: words, parentElement: parent } = texts.currentNode;
        if (!parent || !words?.trim() || !parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
          continue;
        if (parent.closest('svg, :disabled, [aria-disabled=true], [data-disabled]')) continue;
        const { color, forcedColorAdjust } = getComputedStyle(parent);
        // The browser draws a page-coloured backplate behind text unless forced-color-adjust is none.
        const ground = forcedColorAdjust === 'none' ? groundOf(parent) : 'Canvas';
        if (contrast(color, ground) < 4.5) found.push(`"${words.trim().slice(0, 40)}" cannot be read`);
      }
      return [...new Set(found)].map((line) => `forced colours: ${line}`);
    });
  } finally {
    await page.emulateMedia({ forcedColors: null });
    await drawn.dispose();
  }
}
