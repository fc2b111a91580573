/**
 * Public API of the design system. Two larger parts have their own entry points: forms in `@northlight/shared-ui/form`,
 * and dialog, menu, tabs, tooltip and comboboxes in `@northlight/shared-ui/overlays`. The page's HTML links
 * `styles/tokens.css`, `styles/base.css` and `styles/theme.js`.
 */

// Actions
export { BackLink } from './actions/BackLink/BackLink.tsx';
export { Button, type ButtonProps } from './actions/Button/Button.tsx';
export type { ButtonSize, ButtonVariant } from './actions/Button/button-styles.ts';
export { ButtonLink, type ButtonLinkProps } from './actions/ButtonLink/ButtonLink.tsx';
export { CopyButton, type CopyButtonProps } from './actions/CopyButton/CopyButton.tsx';
export { CopyTableButton, type CopyTableButtonProps } from './actions/CopyTableButton/CopyTableButton.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './actions/Link/Link.tsx';

// Brand
export { BrokenRoof } from './brand/BrokenRoof.tsx';
export { Logo, type LogoProps } from './brand/Logo.tsx';
export { LogoMark } from './brand/LogoMark.tsx';

// Display
export { Avatar, type AvatarProps } from './display/Avatar/Avatar.tsx';
export { initialsOf } from './display/Avatar/initials.ts';
export { Person, type PersonProps } from './display/Avatar/Person.tsx';
export { Badge } from './display/Badge/Badge.tsx';
export { BadgeList, type BadgeListProps } from './display/Badge/BadgeList.tsx';
export { Card } from './display/Card/Card.tsx';
export { CardLink } from './display/Card/CardLink.tsx';
export { Evidence, type EvidenceItem, type EvidenceProps, Quote } from './display/Evidence/Evidence.tsx';
export { type Fact, Facts, type FactsProps } from './display/Facts/Facts.tsx';
export { ListSection, type ListSectionProps } from './display/ListSection/ListSection.tsx';
export {
  type PageControl,
  type PagedList,
  type PagedListState,
  type PageQuery,
  usePagedList,
} from './display/ListSection/usePagedList.ts';
export { Pagination, type PaginationProps } from './display/Pagination/Pagination.tsx';
export { StatusBadge, type StatusBadgeProps, type StatusTone } from './display/StatusBadge/StatusBadge.tsx';
export type { Column, Sort } from './display/Table/columns.ts';
export { Table, type TableProps } from './display/Table/Table.tsx';
export { Tag, type TagProps } from './display/Tag/Tag.tsx';

// Drafts
export { claimDrafts, forgetDrafts, forgetOldFiles, keepDrafts } from './drafts/drafts.ts';
export type { KeptFile } from './drafts/kept-files.ts';
export { type KeptFileOptions, useKeptFile } from './drafts/useKeptFile.ts';

// Feedback
export { Banner, type BannerProps, type Tone } from './feedback/Banner/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/ErrorBoundary/ErrorBoundary.tsx';
export { ErrorCard, type ErrorCardProps } from './feedback/ErrorCard/ErrorCard.tsx';
export { NoPermission, type NoPermissionProps } from './feedback/NoPermission/NoPermission.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar/ProgressBar.tsx';
export { Loading, type LoadingProps } from './feedback/Skeleton/Loading.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton.tsx';
export { StepMark } from './feedback/Stepper/StepMark.tsx';
export { Stepper, type StepperProps } from './feedback/Stepper/Stepper.tsx';
export { TwoStepRequired, type TwoStepRequiredProps } from './feedback/TwoStepRequired/TwoStepRequired.tsx';

// Fields
export { Checkbox, type CheckboxProps } from './fields/Checkbox/Checkbox.tsx';
export { FileDrop, type FileDropProps, type FileProblem } from './fields/FileDrop/FileDrop.tsx';
export { MoneyField, type MoneyFieldProps } from './fields/MoneyField/MoneyField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField/PasswordField.tsx';
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup/RadioGroup.tsx';
export type { RadioOption } from './fields/RadioGroup/RadioSet.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField/SearchField.tsx';
export { useSearchTerm } from './fields/SearchField/useSearchTerm.ts';
export { Segmented, type SegmentedProps } from './fields/Segmented/Segmented.tsx';
export { type Option, Select, type SelectProps } from './fields/Select/Select.tsx';
export { Switch, type SwitchProps } from './fields/Switch/Switch.tsx';
export { TagInput, type TagInputProps } from './fields/TagInput/TagInput.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField/TextField.tsx';

// Layout
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './layout/Breadcrumbs/Breadcrumbs.tsx';
export { Page } from './layout/Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader/PageHeader.tsx';
export { Section, type SectionProps } from './layout/Section/Section.tsx';
export { Row, type RowProps, type Space, Stack, type StackProps } from './layout/Stack/Stack.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden/VisuallyHidden.tsx';

// Overlays
export { Accordion, type AccordionItem, type AccordionProps } from './overlays/Accordion/Accordion.tsx';
export { ToastProvider } from './overlays/Toast/ToastProvider.tsx';
export type { ToastMessage } from './overlays/Toast/toast-context.ts';
export { useToast } from './overlays/Toast/useToast.ts';

// Score
export { BAND_WORDS, type Band, bandOf, NOT_ASSESSED, scoreInWords, scoreText } from './score/band.ts';
export { CategoryBars, type CategoryBarsProps, type CategoryScore } from './score/CategoryBars/CategoryBars.tsx';
export { PercentileAxis, type PercentileAxisProps } from './score/PercentileBand/PercentileAxis.tsx';
export { PercentileBand, type PercentileBandProps, type Percentiles } from './score/PercentileBand/PercentileBand.tsx';
export { RangeScale, type RangeScaleProps } from './score/RangeScale/RangeScale.tsx';
export { ScoreBadge, type ScoreBadgeProps } from './score/ScoreBadge/ScoreBadge.tsx';
export { ScoreBar, type ScoreBarProps } from './score/ScoreBar/ScoreBar.tsx';
export { ScoreRing, type ScoreRingProps } from './score/ScoreRing/ScoreRing.tsx';

// Theme
export { ThemeToggle } from './theme/ThemeToggle.tsx';
export { setTheme, type Theme, useTheme } from './theme/useTheme.ts';
