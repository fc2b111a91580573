/** Whether shortcuts of this device are made with Command. Control and K means something else in its text fields. */
export const isApple = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);
