/** Formik forms. A separate entry point, so pages without a form don't load them. */
export { Form, type FormProps, type FormSchema } from './Form.tsx';
export { FormGrid } from './FormGrid.tsx';
export {
  FormCheckbox,
  FormFileDrop,
  FormMoneyField,
  FormPasswordField,
  FormRadioGroup,
  FormSegmented,
  FormSelect,
  FormSwitch,
  FormTagInput,
  FormTextArea,
  FormTextField,
} from './fields.tsx';
export { SubmitButton } from './SubmitButton.tsx';
export type { SubmitFailure } from './submit-failure.ts';
export { useFormField } from './useFormField.ts';
