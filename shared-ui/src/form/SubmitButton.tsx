import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../actions/Button/Button.tsx';

/** Submits the form that contains it; pending during the submit. Primary by default. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="primary" {...props} type="submit" pending={isSubmitting} />;
}
