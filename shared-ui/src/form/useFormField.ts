import { useField } from 'formik';
import { useFormState } from './FormState.ts';

/** Binds a control to a field of the form: its value, its handlers and what is wrong with it. */
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
