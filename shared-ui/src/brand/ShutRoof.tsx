import type { ComponentProps } from 'react';

/** The logo's roof with one bay shuttered, for something this user may not see. Decorative. */
export function ShutRoof(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="-1 8 222 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M6 112V66L58 14V112M58 66L110 14V112M110 112V66L162 14V112M162 66L214 14V112M6 112H58M110 112H214"
      />
      <path
        vectorEffect="non-scaling-stroke"
        d="M58 72H110M58 80H110M58 88H110M58 96H110M58 104H110M58 112H110"
        stroke="var(--accent)"
      />
    </svg>
  );
}
