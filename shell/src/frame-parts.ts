/** What the frame takes from shared-ui. Only that is in the first script; the rest comes with pages that need it. */
export { Avatar, Button, ButtonLink, Logo, ThemeToggle, ToastProvider, useToast } from '@northlight/shared-ui';
