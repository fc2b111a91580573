import { DECK_LIMITS } from '@northlight/shared-api/rules';
import { Segmented, TextArea, TextField } from '@northlight/shared-ui';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { WantedFact } from '../editor/useFacts.ts';
import { BLANK_METRIC, BLANK_STEP, type Slide, type SlideOf } from '../slides/slide.ts';
import { BulletsFields } from './BulletsFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LinesField } from './LinesField.tsx';
import {
  ChartFields,
  CoverFields,
  IconField,
  ImageFields,
  LogosFields,
  TableFields,
  TeamFields,
} from './lazy-fields.ts';
import { RecordsField } from './RecordsField.tsx';

const METRIC_PARTS = { value: 'Value', label: 'Description', source: 'Source and date' };
const STEP_PARTS = {
  date: 'Date',
  title: 'Step',
  state: {
    label: 'Status',
    options: [
      { value: 'done', label: 'Done' },
      { value: 'current', label: 'Current' },
      { value: 'planned', label: 'Planned' },
    ],
  },
  text: { label: 'What happens', maxLength: DECK_LIMITS.line, wide: true },
};
const CONTACT_PARTS = [
  { part: 'name', label: 'Contact' },
  { part: 'email', label: 'Email address' },
  { part: 'phone', label: 'Phone' },
  { part: 'site', label: 'Website' },
] as const;
const COLUMN_LOOKS = [
  { value: 'plain' as const, label: 'Two columns' },
  { value: 'before-after' as const, label: 'Before and after' },
];
const NUMBER_LOOKS = [
  { value: 'right' as const, label: 'Right' },
  { value: 'left' as const, label: 'Left' },
];
const MARKET_LOOKS = [
  { value: 'circles' as const, label: 'Circles' },
  { value: 'funnel' as const, label: 'Funnel' },
];

interface WantedProps {
  slide: Slide;
  wanted: WantedFact | null;
  root: RefObject<HTMLElement | null>;
}

/** Focuses a missing fact and selects its text, so that the next keystroke replaces it, once the fields are there. */
function Wanted({ slide, wanted, root }: WantedProps) {
  useEffect(() => {
    if (wanted?.slideId !== slide.id) return;
    const fields = root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-path]') ?? [];
    for (const field of fields) {
      const start = field.value.indexOf(wanted.text);
      if (start === -1) continue;
      field.focus();
      field.setSelectionRange(start, start + wanted.text.length);
      return;
    }
  }, [wanted, slide.id, root]);
  return null;
}

/** All texts of a slide and its notes, as fields. */
export function SlideFields({ slide, actions, wanted }: FieldsProps & { wanted: WantedFact | null }) {
  const root = useRef<HTMLDivElement>(null);
  const write = (path: string) => (event: { target: { value: string } }) =>
    actions.write(slide.id, path, event.target.value);
  return (
    <Root ref={root} onBlur={actions.pause}>
      <TextField
        label="Slide title"
        data-path="title"
        value={slide.title}
        maxLength={DECK_LIMITS.title}
        onChange={write('title')}
      />
      <Suspense>
        <Body slide={slide} actions={actions} />
        <Wanted slide={slide} wanted={wanted} root={root} />
      </Suspense>
      <TextArea
        label="Speaker notes"
        hint="Only you can see them. They are included when you export."
        data-path="notes"
        value={slide.notes}
        maxLength={DECK_LIMITS.notes}
        onChange={write('notes')}
      />
    </Root>
  );
}

const Subtitle = ({ slide, actions }: FieldsProps<SlideOf<'title' | 'section'>>) => (
  <TextField
    label="Subtitle"
    data-path="subtitle"
    value={slide.subtitle}
    maxLength={DECK_LIMITS.line}
    onChange={({ target }) => actions.write(slide.id, 'subtitle', target.value)}
  />
);

function Body({ slide, actions }: FieldsProps) {
  const write = (path: string) => (event: { target: { value: string } }) =>
    actions.write(slide.id, path, event.target.value);
  switch (slide.kind) {
    case 'title':
      return (
        <>
          <Subtitle slide={slide} actions={actions} />
          <CoverFields slide={slide} actions={actions} />
          {slide.image === undefined && <IconField slide={slide} actions={actions} />}
        </>
      );
    case 'section':
      return (
        <>
          <Subtitle slide={slide} actions={actions} />
          <IconField slide={slide} actions={actions} />
        </>
      );
    case 'bullets':
      return <BulletsFields slide={slide} actions={actions} />;
    case 'columns':
      return (
        <>
          <Segmented
            legend="Style"
            options={COLUMN_LOOKS}
            value={slide.look ?? 'plain'}
            onChange={(look) => actions.edit({ ...slide, look })}
          />
          <Sides>
            {(['left', 'right'] as const).map((side) => (
              <Group key={side} role="group" aria-label={side === 'left' ? 'Left column' : 'Right column'}>
                <TextField
                  label={side === 'left' ? 'Left heading' : 'Right heading'}
                  data-path={`${side}.heading`}
                  value={slide[side].heading}
                  maxLength={DECK_LIMITS.title}
                  onChange={write(`${side}.heading`)}
                />
                <LinesField
                  label="Line"
                  path={`${side}.lines`}
                  lines={slide[side].lines}
                  onWrite={(path, text) => actions.write(slide.id, path, text)}
                  onChange={(lines) => actions.edit({ ...slide, [side]: { ...slide[side], lines } })}
                />
              </Group>
            ))}
          </Sides>
        </>
      );
    case 'quote':
      return (
        <>
          <TextArea
            label="Quote"
            data-path="quote"
            value={slide.quote}
            maxLength={DECK_LIMITS.line}
            onChange={write('quote')}
          />
          <TextField
            label="Who said it"
            data-path="source"
            value={slide.source}
            maxLength={DECK_LIMITS.cells}
            onChange={write('source')}
          />
        </>
      );
    case 'number':
      return (
        <>
          <Segmented
            legend="Panel"
            options={NUMBER_LOOKS}
            value={slide.look ?? 'right'}
            onChange={(look) => actions.edit({ ...slide, look })}
          />
          <Pair>
            <TextField
              label="Number"
              data-path="value"
              value={slide.value}
              maxLength={DECK_LIMITS.cells}
              onChange={write('value')}
            />
            <TextField
              label="What it measures"
              data-path="label"
              value={slide.label}
              maxLength={DECK_LIMITS.cells}
              onChange={write('label')}
            />
          </Pair>
          <TextArea
            label="Why it matters"
            optional
            data-path="context"
            value={slide.context}
            maxLength={DECK_LIMITS.line}
            onChange={write('context')}
          />
          <TextField
            label="Source and date"
            data-path="source"
            value={slide.source}
            maxLength={DECK_LIMITS.cells}
            onChange={write('source')}
          />
          <IconField slide={slide} actions={actions} />
        </>
      );
    case 'timeline':
      return (
        <RecordsField
          noun="Step"
          path="steps"
          records={slide.steps}
          parts={STEP_PARTS}
          blank={BLANK_STEP}
          most={DECK_LIMITS.steps}
          onWrite={(path, text) => actions.write(slide.id, path, text)}
          onChange={(steps) => actions.edit({ ...slide, steps })}
        />
      );
    case 'market':
      return (
        <>
          <Segmented
            legend="Shape"
            options={MARKET_LOOKS}
            value={slide.look}
            onChange={(look) => actions.edit({ ...slide, look })}
          />
          <RecordsField
            noun="Market"
            path="markets"
            records={slide.markets}
            parts={METRIC_PARTS}
            blank={BLANK_METRIC}
            most={DECK_LIMITS.markets}
            onWrite={(path, text) => actions.write(slide.id, path, text)}
            onChange={(markets) => actions.edit({ ...slide, markets })}
          />
        </>
      );
    case 'metrics':
      return (
        <RecordsField
          noun="Metric"
          path="metrics"
          records={slide.metrics}
          parts={METRIC_PARTS}
          blank={BLANK_METRIC}
          most={DECK_LIMITS.metrics}
          onWrite={(path, text) => actions.write(slide.id, path, text)}
          onChange={(metrics) => actions.edit({ ...slide, metrics })}
        />
      );
    case 'team':
      return <TeamFields slide={slide} actions={actions} />;
    case 'logos':
      return <LogosFields slide={slide} actions={actions} />;
    case 'closing':
      return (
        <>
          <TextArea
            label="Key takeaway"
            optional
            data-path="sentence"
            value={slide.sentence}
            maxLength={DECK_LIMITS.line}
            onChange={write('sentence')}
          />
          <Pair>
            {CONTACT_PARTS.map(({ part, label }) => (
              <TextField
                key={part}
                label={label}
                data-path={`contact.${part}`}
                value={slide.contact[part]}
                maxLength={DECK_LIMITS.cells}
                onChange={write(`contact.${part}`)}
              />
            ))}
          </Pair>
          <CoverFields slide={slide} actions={actions} />
          {slide.image === undefined && <IconField slide={slide} actions={actions} />}
        </>
      );
    case 'table':
      return <TableFields slide={slide} actions={actions} />;
    case 'chart':
      return <ChartFields slide={slide} actions={actions} />;
    case 'image':
      return <ImageFields slide={slide} actions={actions} />;
    default: // from a newer release
      return null;
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  margin-top: var(--s5);

  & textarea {
    min-height: 3.25rem;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--s3);
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--s4) var(--s5);
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s3);
`;
