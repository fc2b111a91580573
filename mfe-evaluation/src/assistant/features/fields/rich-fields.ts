export { ChartFields } from './ChartFields.tsx';
export { CoverFields } from './CoverFields.tsx';
export { IconField, IconPicker } from './IconField.tsx';
export { ImageFields } from './ImageFields.tsx';
export { LogosFields } from './LogosFields.tsx';
export { TableFields } from './TableFields.tsx';
export { TeamFields } from './TeamFields.tsx';
