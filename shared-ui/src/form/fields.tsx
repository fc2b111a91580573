import { useState } from 'react';
import { Checkbox, type CheckboxProps } from '../fields/Checkbox/Checkbox.tsx';
import { FileDrop, type FileDropProps, type FileProblem } from '../fields/FileDrop/FileDrop.tsx';
import { MoneyField, type MoneyFieldProps } from '../fields/MoneyField/MoneyField.tsx';
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField/PasswordField.tsx';
import { RadioGroup, type RadioGroupProps } from '../fields/RadioGroup/RadioGroup.tsx';
import { Segmented, type SegmentedProps } from '../fields/Segmented/Segmented.tsx';
import { Select, type SelectProps } from '../fields/Select/Select.tsx';
import { Switch, type SwitchProps } from '../fields/Switch/Switch.tsx';
import { TagInput, type TagInputProps } from '../fields/TagInput/TagInput.tsx';
import { TextArea, type TextAreaProps } from '../fields/TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField/TextField.tsx';
import { useFormField } from './useFormField.ts';

/** Props of a bound field: the form supplies the value, handlers and error for `name`. */
type Bound<Props, Extra extends string = never> = Omit<
  Props,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur' | Extra
> & {
  name: string;
};

/** TextField bound to a form. */
export function FormTextField({ name, ...rest }: Bound<TextFieldProps>) {
  const { input, error } = useFormField<string>(name);
  return <TextField {...rest} {...input} error={error} />;
}

/** TextArea bound to a form. */
export function FormTextArea({ name, ...rest }: Bound<TextAreaProps>) {
  const { input, error } = useFormField<string>(name);
  return <TextArea {...rest} {...input} error={error} />;
}

/** MoneyField bound to a form. The value is whole dollars as digits only. */
export function FormMoneyField({ name, ...rest }: Bound<MoneyFieldProps>) {
  const { input, setValue, touch, error } = useFormField<string>(name);
  return <MoneyField {...rest} name={name} value={input.value} onChange={setValue} onBlur={touch} error={error} />;
}

/** PasswordField bound to a form. */
export function FormPasswordField({ name, ...rest }: Bound<PasswordFieldProps>) {
  const { input, error } = useFormField<string>(name);
  return <PasswordField {...rest} {...input} error={error} />;
}

/** Select bound to a form. */
export function FormSelect({ name, ...rest }: Bound<SelectProps>) {
  const { input, error } = useFormField<string>(name);
  return <Select {...rest} {...input} error={error} />;
}

/** Checkbox bound to a form. The value is a boolean. */
export function FormCheckbox({ name, ...rest }: Bound<CheckboxProps, 'checked'>) {
  const { input, error } = useFormField<boolean>(name);
  const { value, ...handlers } = input;
  return <Checkbox {...rest} {...handlers} checked={value} error={error[0]} />;
}

/** Switch bound to a form. The value is a boolean and takes effect on submit. */
export function FormSwitch({ name, ...rest }: Bound<SwitchProps, 'checked'>) {
  const { input, error } = useFormField<boolean>(name);
  const { value, ...handlers } = input;
  return <Switch {...rest} {...handlers} checked={value} error={error[0]} />;
}

/** RadioGroup bound to a form. The value is null or empty until the user chooses. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: Bound<RadioGroupProps<Value>>) {
  const { input, setValue, error } = useFormField<Value>(name);
  return <RadioGroup {...rest} name={name} value={input.value} onChange={setValue} error={error} />;
}

/** Segmented bound to a form. The value is null or empty until the user chooses. */
export function FormSegmented<Value extends string>({ name, ...rest }: Bound<SegmentedProps<Value>>) {
  const { input, setValue, error } = useFormField<Value>(name);
  return <Segmented {...rest} name={name} value={input.value} onChange={setValue} error={error} />;
}

/** TagInput bound to a form. The value is a list of strings. */
export function FormTagInput({ name, ...rest }: Bound<TagInputProps>) {
  const { input, setValue, touch, error } = useFormField<string[]>(name);
  return <TagInput {...rest} value={input.value} onChange={setValue} onBlur={touch} error={error} />;
}

interface FileCheck {
  /** Returns the problem with a file, or with a missing one. A refused file does not replace the previous file. */
  check?: (file: File | null) => FileProblem | null;
}

/** FileDrop bound to a form. The value is a File or null. */
export function FormFileDrop({
  name,
  check,
  ...rest
}: Bound<FileDropProps, 'file' | 'onSelect' | 'onRemove' | 'problem'> & FileCheck) {
  const { input, setValue, error } = useFormField<File | null>(name);
  const [refused, setRefused] = useState<FileProblem | null>(null);
  const take = (file: File | null) => {
    const problem = file && (check?.(file) ?? null);
    setRefused(problem);
    if (!problem) setValue(file);
  };
  const [title, ...more] = error;
  const invalid = title ? (check?.(input.value) ?? { title, description: more.join(' ') }) : null;
  return (
    <FileDrop {...rest} file={input.value} onSelect={take} onRemove={() => take(null)} problem={refused ?? invalid} />
  );
}
