import { MARK } from './mark.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** An email with one button. All texts are plain text; user input is escaped. */
export interface EmailContent {
  productName: string;
  greeting: string;
  title: string;
  /** Paragraphs above the button. */
  before: readonly string[];
  /** Details as label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Text that a user wrote. Line breaks are kept. */
  quote?: string;
  /** Label of the button. */
  action: string;
  link: string;
  /** Paragraphs below the button. */
  after: readonly string[];
  /** Why the recipient gets this email; shown in the footer. */
  reason: string;
}

const SANS = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:'Newsreader Display',Newsreader,'Iowan Old Style',Georgia,'Times New Roman',serif";

/** Dark theme. Clients that ignore the style element use the light colours, which are inline. */
const DARK = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#111318!important}.sheet{background:#1a1d23!important;border-color:#2d313a!important}
.band{background:#17306f!important}.ink{color:#edebe4!important}.muted{color:#9fa1a8!important}
.line{border-color:#2d313a!important}.button{background:#9ab6ff!important}.button a{color:#0c1530!important}
.link{color:#9ab6ff!important}
}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}}`;

const paragraph = (text: string, tone = 'ink', style = 'margin:0 0 16px;color:#16181d') =>
  `<p class="${tone}" style="${style};font-size:16px;line-height:1.6;${SANS}">${escapeHtml(text)}</p>`;

const factRow = ([label, value]: readonly [string, string]) => `<tr>
<th scope="row" align="left" valign="top" class="muted line" style="padding:10px 16px 10px 0;border-bottom:1px solid #dcd8cc;font-size:14px;font-weight:400;color:#5b5e67;white-space:nowrap;${SANS}">${escapeHtml(label)}</th>
<td align="left" class="ink line" style="padding:10px 0;border-bottom:1px solid #dcd8cc;font-size:14px;color:#16181d;overflow-wrap:anywhere;${SANS}">${escapeHtml(value)}</td></tr>`;

const factTable = (facts: EmailContent['facts']) =>
  facts?.length
    ? `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid #dcd8cc;border-collapse:collapse">${facts.map(factRow).join('')}</table>`
    : '';

const quotation = (quote: string | undefined) =>
  quote
    ? `<blockquote class="ink line" style="margin:8px 0 24px;padding:0 0 0 16px;border-left:3px solid #1a49bf;font-size:18px;line-height:1.5;color:#16181d;overflow-wrap:anywhere;${SERIF}">${escapeHtml(quote).replace(/\r?\n/g, '<br>')}</blockquote>`
    : '';

const button = ({
  action,
  link,
}: EmailContent) => `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 28px"><tr>
<td class="button" bgcolor="#1a49bf" style="border-radius:6px;background:#1a49bf"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;line-height:1.2;color:#ffffff;text-decoration:none;${SANS}">${escapeHtml(action)}</a></td>
</tr></table>`;

const html = (content: EmailContent) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.title)}</title><style>${DARK}
</style></head>
<body class="paper" style="margin:0;background:#f6f4ee;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.before[0] ?? content.title)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f6f4ee" style="background:#f6f4ee"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="sheet line" width="560" cellpadding="0" cellspacing="0" bgcolor="#fdfcf9" style="max-width:560px;width:100%;text-align:left;background:#fdfcf9;border:1px solid #dcd8cc;border-radius:10px;border-collapse:separate;overflow:hidden">
<tr><td class="band pad" bgcolor="#1a49bf" style="padding:20px 40px;background:#1a49bf">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:10px"><img src="cid:${MARK.cid}" width="30" height="20" alt="" style="display:block"></td>
<td style="font-size:21px;line-height:1;color:#ffffff;${SERIF}">${escapeHtml(content.productName)}</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:36px 40px 12px">
<h1 class="ink" style="margin:0 0 20px;font-size:30px;font-weight:400;line-height:1.18;content-spacing:-0.012em;color:#16181d;overflow-wrap:anywhere;${SERIF}">${escapeHtml(content.title)}</h1>
${[content.greeting, ...content.before].map((text) => paragraph(text)).join('\n')}
${factTable(content.facts)}${quotation(content.quote)}${button(content)}
${content.after.map((text) => paragraph(text, 'muted', 'margin:0 0 16px;color:#5b5e67')).join('\n')}
</td></tr>
<tr><td class="pad line" style="padding:20px 40px 28px;border-top:1px solid #dcd8cc">
<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:1.55;color:#5b5e67;${SANS}">If the button does not work, copy this address into your browser:</p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.55;${SANS}"><a class="link" href="${escapeHtml(content.link)}" style="color:#1a49bf;word-break:break-all">${escapeHtml(content.link)}</a></p>
<p class="muted" style="margin:0;font-size:13px;line-height:1.55;color:#5b5e67;${SANS}">${escapeHtml(content.reason)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const plain = ({
  productName,
  greeting,
  title,
  before,
  facts = [],
  quote,
  action,
  link,
  after,
  reason,
}: EmailContent) =>
  [
    title,
    greeting,
    ...before,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote?.replace(/^/gm, '> ') ?? '',
    `${action}:\n${link}`,
    ...after,
    `-- \n${productName}\n${reason}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Renders an email as text and as HTML. */
export const renderEmail = (content: EmailContent) => ({ text: plain(content), html: html(content) });
