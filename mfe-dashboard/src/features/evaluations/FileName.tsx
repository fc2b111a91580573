import { styled } from 'styled-components';

/** A file's name, which may be very long. */
export const FileName = styled.b`
  overflow-wrap: anywhere;
`;
