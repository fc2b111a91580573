import { css } from 'styled-components';

/** Rows as list entries: title with the aside to its right, meta lines below, actions last. */
const entries = css`
  &,
  & > tbody {
    display: block;
  }

  & > thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & > tbody > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s2) var(--s4);
    align-items: center;
    padding-block: var(--s4);
    border-bottom: 1px solid var(--line);
  }

  & > tbody > tr:first-child {
    border-top: 1px solid var(--line);
  }

  & > tbody > tr > td,
  & > tbody > tr > th {
    display: block;
    padding: 0;
    border: 0;
    text-align: start;
  }

  & [data-thumb='title'] {
    order: 1;
    grid-column: 1;
  }

  & [data-thumb='title']:nth-last-child(1 of [data-thumb='title'], [data-thumb='aside']) {
    grid-column: 1 / -1;
  }

  & [data-thumb='aside'] {
    order: 2;
    grid-column: 2;
    justify-self: end;
  }

  & [data-thumb='meta'] {
    order: 3;
    grid-column: 1 / -1;
    display: flex;
    align-items: baseline;
    gap: var(--s3);
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }

  & > tbody > tr > [data-thumb='meta'] {
    text-align: start;
  }

  & [data-thumb='meta']::before {
    content: attr(data-header);
    flex: 0 0 7rem;
    color: var(--muted);
  }

  & [data-thumb='actions'] {
    order: 4;
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }

  & [data-thumb='hidden'] {
    display: none;
  }
`;

export const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  text-align: start;

  & > thead > tr > th {
    position: sticky;
    top: var(--topbar, 0px);
    z-index: 1;
    padding: 0.75rem 1rem 0.75rem 0;
    background: var(--paper);
    box-shadow: inset 0 -1px var(--ink);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
    text-align: start;
    vertical-align: bottom;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    & > thead > tr > th {
      border-bottom: 1px solid;
    }
  }

  @media print {
    & > thead {
      display: table-header-group;
    }

    & > tbody > tr {
      break-inside: avoid;
    }

    & > thead > tr > th {
      position: static;
      border-bottom: 1px solid;
      box-shadow: none;
    }
  }

  & > tbody > tr > * {
    padding: 0.9rem 1rem 0.9rem 0;
    border-bottom: 1px solid var(--line);
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }

  & > tbody > tr {
    transition: background var(--quick);
  }

  & > tbody > tr:hover {
    background: color-mix(in srgb, var(--sunken) 55%, transparent);
  }

  & > * > tr > [data-align='end'] {
    text-align: end;
  }

  & > * > tr > :last-child {
    padding-right: 0;
  }

  @media (max-width: 767px) {
    ${entries}
  }
`;
