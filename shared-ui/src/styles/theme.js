// Loaded by the page's HTML before anything is painted, so that a stored theme never flashes the other one.
(() => {
  try {
    const stored = localStorage.getItem('theme');
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
  } catch {
    // Storage is closed to the page: the system's theme holds.
  }
})();
