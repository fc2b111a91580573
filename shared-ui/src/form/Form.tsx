import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { FormBody } from './FormBody.tsx';
import { FormStateContext } from './FormState.ts';
import { type ShownFailure, sortFailure } from './submit-failure.ts';

/** The part of a yup schema that Form uses. */
export interface FormSchema {
  validate(values: unknown, options?: { abortEarly?: boolean }): Promise<unknown>;
}

export interface FormProps<Values extends FormikValues> {
  /** Accessible name. Required when a page has several forms, because it also identifies the form's draft. */
  label?: string;
  initialValues: Values;
  schema: FormSchema;
  /**
   * Called with valid values. If it returns a promise, the form stays pending until it settles. It may throw a
   * SubmitFailure, such as an ApiError: `fieldErrors` appear below their fields and other messages at the top.
   */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown;
  /** Applies new initial values when they change, for example after a save. */
  enableReinitialize?: boolean;
  className?: string;
  /** The fields, or a function of Formik's state for fields that depend on each other. */
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

const NO_FAILURE: ShownFailure = { fields: {}, form: [] };

/** Validates on blur and on submit, focuses the first error and shows errors from the server. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { label, initialValues, schema, onSubmit, enableReinitialize, className, children } = props;
  const [failure, setFailure] = useState(NO_FAILURE);
  const failed = useRef(false);

  const forget = (name: string) =>
    setFailure((shown) => {
      if (!(name in shown.fields)) return shown;
      const { [name]: _gone, ...fields } = shown.fields;
      return { ...shown, fields };
    });
  const handleSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(NO_FAILURE);
    failed.current = false;
    try {
      await onSubmit(values, helpers);
    } catch (error) {
      failed.current = true;
      setFailure(sortFailure(error, Object.keys(values)));
    }
  };

  return (
    <FormStateContext value={{ failure, forget }}>
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={handleSubmit}
        enableReinitialize={enableReinitialize}
      >
        {(form) => (
          <FormBody label={label} className={className} failed={failed}>
            {typeof children === 'function' ? children(form) : children}
          </FormBody>
        )}
      </Formik>
    </FormStateContext>
  );
}
