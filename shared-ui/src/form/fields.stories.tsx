import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { array, boolean, mixed, object, string } from 'yup';
import { Combobox } from '../overlays/Combobox/Combobox.tsx';
import { SECTORS } from '../overlays/Combobox/sectors.fixture.ts';
import { Form } from './Form.tsx';
import { FormGrid } from './FormGrid.tsx';
import {
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
import { SubmitButton } from './SubmitButton.tsx';
import { useFormField } from './useFormField.ts';

const EMPTY = {
  company: '',
  bio: '',
  password: '',
  minimum: '',
  stage: '',
  sector: null as string | null,
  answer: null,
  founder: null,
  exits: [] as string[],
  live: false,
  terms: false,
  deck: null as File | null,
};

const schema = object({
  company: string().min(2, 'Company name is required').required('Company name is required'),
  bio: string().min(50, 'Bio must be at least 50 characters').required('Bio must be at least 50 characters'),
  password: string().required('Password is required'),
  minimum: string().required('Minimum investment is required'),
  stage: string().required('Choose a stage'),
  sector: string().nullable().required('Choose a sector'),
  answer: string().nullable().required('Choose one'),
  founder: string().nullable().required('Choose one'),
  exits: array().min(1, 'Add at least one company'),
  live: boolean().isTrue('Please complete your profile first'),
  terms: boolean().isTrue('Please accept the terms'),
  deck: mixed().required('No file selected'),
});

/** Shows how to bind a field without a Form variant. `/form` leaves out Combobox and MultiCombobox for their size. */
function SectorField() {
  const { input, setValue, touch, error } = useFormField<string | null>('sector');
  return (
    <Combobox label="Sector" options={SECTORS} value={input.value} onChange={setValue} onBlur={touch} error={error} />
  );
}

const meta = {
  title: 'Form/Fields',
  component: Form<typeof EMPTY>,
  args: {
    label: 'Profile',
    initialValues: EMPTY,
    schema,
    onSubmit: () => undefined,
    children: (
      <>
        <FormGrid>
          <FormTextField name="company" label="Company" />
          <FormMoneyField name="minimum" label="Minimum investment" />
          <FormSelect
            name="stage"
            label="What stage are you at?"
            placeholder="Choose a stage"
            options={['Idea', 'Pre-launch', 'Ready to launch', 'In business'].map((label) => ({ value: label, label }))}
          />
          <SectorField />
        </FormGrid>
        <FormTextArea name="bio" label="Bio" />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" strength />
        <FormTagInput name="exits" label="Previous exits" placeholder="Add a company" />
        <FormRadioGroup
          name="answer"
          legend="How may founders answer?"
          options={[
            { value: 'text', label: 'Text' },
            { value: 'file', label: 'File' },
          ]}
        />
        <FormSegmented
          name="founder"
          legend="Do you have a co-founder?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        <FormSwitch name="live" label="Profile is live" hint="Founders can open your profile." />
        <FormFileDrop
          name="deck"
          label="Choose a PDF"
          rule="Up to 50 MB"
          check={(file) =>
            file ? null : { title: 'No file selected', description: 'Please upload a pitch deck first' }
          }
        />
        <FormCheckbox name="terms" label="I have read the terms" />
        <SubmitButton>Save changes</SubmitButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '46rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form<typeof EMPTY>>;
export default meta;
type Story = StoryObj<typeof Form<typeof EMPTY>>;

export const Empty: Story = {};

export const AllWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Please upload a pitch deck first')).toBeVisible();
    await expect(canvas.getAllByText('Choose one')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus();
  },
};
