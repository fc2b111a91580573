import type { Option } from '../../fields/Select/Select.tsx';

/** Sample sectors for stories. */
export const SECTORS: readonly Option[] = [
  { value: 'climate', label: 'Climate' },
  { value: 'fintech', label: 'Fintech' },
  { value: 'health', label: 'Health' },
  { value: 'industrial', label: 'Industrial' },
  { value: 'logistics', label: 'Logistics' },
  { value: 'media', label: 'Media', disabled: true },
];
