import { useField } from 'formik';
import { useFormState } from './FormState.ts';

/** Binds a control to a form field: value, handlers and error. */
export function useFormField<Value>(name: string) {
  const [input, meta, helpers] = useField<Value>(name);
  const { failure, forget } = useFormState();
  const own = meta.touched && meta.error ? [meta.error] : [];
  return {
    input: {
      ...input,
      onChange: (event: unknown) => {
        forget(name);
        input.onChange(event);
      },
    },
    setValue: (value: Value) => {
      forget(name);
      void helpers.setValue(value);
    },
    touch: () => void helpers.setTouched(true),
    error: own.length > 0 ? own : (failure.fields[name] ?? []),
  };
}
