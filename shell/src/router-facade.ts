/**
 * What remotes get of react-router-dom: only the names in use, so that the rest of the router is not shipped. The list in
 * tooling/webpack/shared.mjs has the same names; a test compares them.
 */
export {
  createSearchParams,
  generatePath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
