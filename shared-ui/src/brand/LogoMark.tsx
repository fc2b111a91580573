import type { ComponentProps } from 'react';

/** The logo mark: a studio's saw-tooth roof. Uses the text colour; aspect ratio 3:2. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 30 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M1.5 18.5V11L10 3v15.5M10 11l8.5-8v15.5M18.5 11L27 3v15.5M1.5 18.5h25.5" />
    </svg>
  );
}
