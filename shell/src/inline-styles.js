// Inlined in the page's HTML below what the server rendered. The content security policy allows styles of elements only
// when a script sets them.
for (const element of document.querySelectorAll('[data-style]')) {
  element.style.cssText = element.dataset.style;
  delete element.dataset.style;
}
