/**
 * What remotes get of styled-components: only the names in use, so that the rest of it is not shipped. The list in
 * tooling/webpack/shared.mjs has the same names; a test compares them.
 */
export { css, styled } from 'styled-components';
