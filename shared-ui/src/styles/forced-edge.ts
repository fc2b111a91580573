import { css } from 'styled-components';

/** An edge for what is drawn by its background alone: forced colours take backgrounds away. */
export const forcedEdge = css`
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
