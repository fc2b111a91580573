// Types of the jest-dom matchers; the Jest preset installs the matchers.
import '@testing-library/jest-dom/jest-globals';

export { renderPage } from './render-page.tsx';
