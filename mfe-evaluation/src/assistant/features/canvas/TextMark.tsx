import { dashOf, FAMILIES, type Paragraph, type TextRun, textWidth } from '@northlight/shared-api/deck-layout';

const POINT = 1 / 72;

/** Each run of a line with its left edge. */
function placed(runs: readonly TextRun[], x: number) {
  let left = x;
  return runs.map((run) => {
    const width = textWidth(run.text, run) * POINT;
    const place = { run, x: left, width };
    left += width;
    return place;
  });
}

/** A paragraph with the line breaks of the layout. Missing facts are highlighted. */
export function TextMark({ paragraph, hidden }: { paragraph: Paragraph; hidden: boolean }) {
  const { field, lines, bullet, box, rtl, style } = paragraph;
  const { ascent, descent } = FAMILIES[style.family];
  const dash = dashOf(paragraph);
  return (
    <g data-field={field ?? undefined} visibility={hidden ? 'hidden' : undefined} direction={rtl ? 'rtl' : undefined}>
      {field !== null && <rect x={box.x} y={box.y} width={box.w} height={box.h} fill="transparent" />}
      {bullet && dash && <rect x={dash.x} y={dash.y} width={dash.w} height={dash.h} fill={bullet} />}
      {lines.map((line) => (
        <g key={line.baseline}>
          {placed(line.runs, line.x).map(
            ({ run, x, width }) =>
              run.highlight && (
                <rect
                  key={x}
                  x={x - 2 * POINT}
                  y={line.baseline - ascent * run.size * POINT}
                  width={width + 4 * POINT}
                  height={(ascent + descent) * run.size * POINT}
                  fill={run.highlight}
                />
              ),
          )}
          <text x={rtl ? line.x + line.width : line.x} y={line.baseline} xmlSpace="preserve">
            {line.runs.map((run, index) => (
              <tspan
                key={index}
                fontFamily={FAMILIES[run.family].css}
                fontSize={run.size * POINT}
                fontWeight={run.weight}
                fontStyle={run.italic ? 'italic' : undefined}
                fill={run.color}
              >
                {run.text}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}
