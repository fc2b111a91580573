import { styled } from 'styled-components';

/** A file's name, however long it is. */
export const FileName = styled.b`
  overflow-wrap: anywhere;
`;
