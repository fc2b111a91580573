const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** A mail that asks for one thing. */
export interface Letter {
  productName: string;
  greeting: string;
  title: string;
  /** Paragraphs above the button. */
  before: string[];
  action: string;
  link: string;
  /** Paragraphs below it. */
  after: string[];
}

const plain = ({ productName, greeting, before, link, after }: Letter) =>
  [greeting, ...before, link, ...after, productName].join('\n\n');

const paragraph = (text: string, colour: string) =>
  `<p style="margin:0 0 16px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${colour}">${escapeHtml(text)}</p>`;

const html = ({ productName, greeting, title, before, action, link, after }: Letter) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6f4ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left">
<tr><td style="padding-bottom:16px;border-bottom:1px solid #16181d;font:400 20px Georgia,'Times New Roman',serif;color:#16181d">${escapeHtml(productName)}</td></tr>
<tr><td style="padding-top:32px">
<h1 style="margin:0 0 24px;font:400 28px/1.2 Georgia,'Times New Roman',serif;color:#16181d">${escapeHtml(title)}</h1>
${[greeting, ...before].map((text) => paragraph(text, '#16181d')).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#1a49bf;border-radius:6px;color:#ffffff;font:600 16px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">${escapeHtml(action)}</a></p>
${paragraph('If the button does not work, copy this address into your browser:', '#5b5e67')}
<p style="margin:0 0 24px;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;color:#16181d;word-break:break-all">${escapeHtml(link)}</p>
${after.map((text) => paragraph(text, '#5b5e67')).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

/** Writes a letter as text and as HTML; whatever people typed is escaped. */
export const writeLetter = (letter: Letter) => ({ text: plain(letter), html: html(letter) });
