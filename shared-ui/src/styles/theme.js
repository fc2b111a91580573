// The page's HTML loads this before the first paint, so the stored theme applies without a flash of the other one.
(() => {
  try {
    const stored = localStorage.getItem('theme');
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
  } catch {
    // Storage is blocked, so the system's theme applies.
  }
})();
