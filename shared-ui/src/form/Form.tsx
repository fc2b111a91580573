import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { FormBody } from './FormBody.tsx';
import { FormStateContext } from './FormState.ts';
import { type ShownFailure, sortFailure } from './submit-failure.ts';

/** What Form asks of a schema; every yup object has it. */
export interface FormSchema {
  validate(values: unknown, options?: { abortEarly?: boolean }): Promise<unknown>;
}

export interface FormProps<Values extends FormikValues> {
  /** Names the form for assistive technology and tells it from others of the page; needed when there is more than one. */
  label?: string;
  initialValues: Values;
  schema: FormSchema;
  /**
   * Called with values that meet the schema; a promise keeps the form pending. May throw a SubmitFailure (an ApiError is one): its `fieldErrors`
   * land under their fields, anything else at the top.
   */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown;
  /** Takes new initial values over when they change, such as after a save. */
  enableReinitialize?: boolean;
  className?: string;
  /** The fields; or a function of Formik's state, for fields that depend on each other. */
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

const NO_FAILURE: ShownFailure = { fields: {}, form: [] };

/** A form: checks on leaving a field and on sending, focuses the first error, shows what the server refuses. */
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
