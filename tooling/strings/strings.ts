import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const STYLE_TAGS = /^(css|styled|createGlobalStyle|keyframes|sql)\b/;
const CODE_ATTRIBUTES =
  /^(className|id|key|to|href|src|type|name|role|rel|target|as|slot|kind|data-.*|style|viewBox|d|autoComplete|accept|htmlFor|pattern|inputMode|method|lang|media|sizes|crossOrigin|charSet|property|fill|stroke.*|transform|points|.*Id|variant|size|tone|look|width|height|align|x|y|aria-(?!label$|description$|valuetext$|roledescription$).*)$/;
const LOOKS_LIKE_CODE = [
  /^[^A-Za-z]*$/,
  /^(U\+|url\(|xM(in|id|ax)|\[data-|northlight\.|M\d)|^\S*\.\S*(\s*\.\S*)*$/,
  /[{};]\s*$|var\(--|\bpx\b|=>|^--|^\.|^#|^@/,
  /^(https?|mailto|tel|blob|data|urn|pg|redis|file):/,
  /^\(?(select|insert|update|delete|create|alter|drop|with|pragma|begin|commit|set|from|where|and|or|order by|on conflict|returning|values|left join|join|case|exists|not exists|coalesce|count|max|min|sum)\b.*(\bfrom\b|\btable\b|\bindex\b|\bselect\b|\bset\b|\binto\b|[=(*])/,
  /^(Bearer |Content-|Cache-|X-|Access-|Mozilla|text\/|image\/|application\/)/,
  /[\\^$|]\S*[\\(|]/,
  /^([\p{Ll}\d’'&-]+ ){13,}[\p{Ll}’'-]+$/u, // a list of words
  /^default-src /,
];

/** Words in the middle of a sentence: at least four, without the signs of code. */
const PHRASE = /^[;,]?\s*\p{Ll}[\p{L}’'-]*(,? [\p{L}\d’'(“$%.:;–)”-]+){3,}[^=_<>|*\\]*$/u;

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

function isShown(text: string, isServer: boolean): boolean {
  const plain = text.replaceAll('{…}', ' ').trim();
  if (LOOKS_LIKE_CODE.some((pattern) => pattern.test(plain))) return false;
  const isSentence = /^[“"'‘(]?\p{Lu}?[^\s]*\p{L}[^\s]*[\s-]+\S/u.test(plain) && /\p{L}{2}/u.test(plain);
  if (isServer) return isSentence && (/^[“"'‘(]?(\p{Lu}|\{…\})/u.test(text) ? /\p{L}+ \S/u : PHRASE).test(plain);
  return isSentence ? / /.test(plain) || /^\p{Lu}/u.test(plain) : /^\p{Lu}\p{Ll}+[.!?…:]?$/u.test(plain);
}

function textOf(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ');
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `{…}${span.literal.text}`).join('');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(node.left) + textOf(node.right);
  if (ts.isJsxExpression(node))
    return node.expression && ts.isStringLiteralLike(node.expression)
      ? node.expression.text
      : node.expression
        ? '{…}'
        : '';
  if (ts.isJsxElement(node)) return node.children.map(textOf).join('');
  return '{…}';
}

const hasWords = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment =>
  (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
  node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

/** Syntax whose strings nobody reads: imports, types, styles, patterns, attributes of code, errors of programmers. */
const isCode = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isRegularExpressionLiteral(node) ||
  (ts.isTaggedTemplateExpression(node) && STYLE_TAGS.test(node.tag.getText())) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
  (ts.isThrowStatement(node) && /new (Type|Range)?Error\(/.test(node.getText())) ||
  (ts.isJsxAttribute(node) && CODE_ATTRIBUTES.test(node.name.getText()));

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken && /['"`]/.test(node.getText());

/** The nodes inside a node that hold strings of their own, beside the text of the node itself. */
function partsOf(node: ts.Node): ts.Node[] {
  if (hasWords(node)) {
    const own = ts.isJsxElement(node) ? [node.openingElement.attributes] : [];
    const inside = node.children.filter((child) => !ts.isJsxText(child));
    return [...own, ...inside.flatMap((child) => (hasWords(child) ? partsOf(child) : [child]))];
  }
  if (isSum(node) || ts.isStringLiteralLike(node)) return [];
  if (ts.isTemplateExpression(node)) return node.templateSpans.map((span) => span.expression);
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  return node
    .getChildren()
    .flatMap((child) => (child.kind === ts.SyntaxKind.SyntaxList ? child.getChildren() : [child]));
}

/**
 * The strings of a source file that a person may read: on screen, in an email or in an error. `{…}` stands for what is
 * filled in. Told from code by their looks, so a few keys of the keyboard and the like are among them.
 */
export function stringsOf(root: string, file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const isServer = file.startsWith('api/');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (hasWords(node)) found.push(squeeze(node.children.map(textOf).join('')));
    else if (isSum(node) || ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
      const text = squeeze(textOf(node));
      if (isShown(text, isServer)) found.push(text);
    }
    partsOf(node).forEach(visit);
  };
  visit(source);
  return found;
}

const SOURCES = '{shell,mfe-*,shared-ui,shared-api,api}/{src/**/*,remote}.{ts,tsx}';
const NOT_SHOWN = /\.(test|stories|fixture|generated)\.|\/(testing|demo|node_modules)\//;

/**
 * The list for review: each file with strings, and its strings in order.
 * @param root folder of the suite
 */
export function listStrings(root: string): string {
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => path.endsWith('node_modules') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SHOWN.test(file))
    .sort();
  const parts = files
    .map((file) => ({ file, strings: stringsOf(root, file) }))
    .filter(({ strings }) => strings.length > 0)
    .map(({ file, strings }) => `## ${file}\n${strings.map((text) => `- ${text}`).join('\n')}\n`);
  return `${HEAD}\n${parts.join('\n')}`;
}

const HEAD = `# Every string a person may read

Written by \`npm run strings\` from the sources, in the order of the files; \`npm test\` fails while it is stale, so that each
change of words is reviewed. \`{…}\` is filled in at run time. The demo's data is left out.
`;
