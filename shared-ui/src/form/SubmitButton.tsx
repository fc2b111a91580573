import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../actions/Button/Button.tsx';

/** Sends the form it stands in; pending while that is under way. Primary unless told otherwise. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="primary" {...props} type="submit" pending={isSubmitting} />;
}
