/** The exports of styled-components that remotes may import; the shell ships no others. The build reads this list. */
export { css, styled } from 'styled-components';
