// The types of jest-dom's matchers; the preset installs the matchers themselves.
import '@testing-library/jest-dom/jest-globals';

export { renderPage } from './render-page.tsx';
