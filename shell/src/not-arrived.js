// Loaded by the page's HTML: says so where the shell does not start, since nothing else could. What it says stands in
// index.ejs. The shell takes its place when it arrives after all.
(() => {
  const parsed = new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const show = (id) => {
    const line = document.querySelector('#root > .arriving, #root > .late');
    if (!line) return; // the shell has started
    line.replaceWith(document.getElementById(id).content.cloneNode(true));
    document.querySelector('.late > button').addEventListener('click', () => location.reload());
  };
  const isShell = (url) => /^https?:\/\/[^/]+\/shell\//.test(url);

  // A script that does not arrive, or has another hash, tells only those who listen on its way down; one that throws
  // names its file.
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (isShell(target.src) || isShell(filename)) parsed.then(() => show('did-not-load'));
    },
    true,
  );
  parsed.then(() => {
    const { remote_timeout: patience } = JSON.parse(document.getElementById('settings').textContent);
    setTimeout(show, patience, 'late');
  });
})();
