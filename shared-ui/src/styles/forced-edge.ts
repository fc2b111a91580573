import { css } from 'styled-components';

/** Outline for shapes drawn by background alone, because forced-colours mode removes backgrounds. */
export const forcedEdge = css`
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
