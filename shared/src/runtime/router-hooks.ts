import * as router from 'react-router-dom';

function useWithinRouter(hook: string): void {
  if (!router.useInRouterContext()) throw new Error(`${hook} must be used within a Router`);
}

/** Where the page is: path, query and hash. */
export const useLocation: typeof router.useLocation = () => {
  useWithinRouter('useLocation');
  return router.useLocation();
};

/** Whether the page is on its way to another. */
export const useNavigation: typeof router.useNavigation = () => {
  useWithinRouter('useNavigation');
  return router.useNavigation();
};

/** What the route's pattern found in the path. */
export const useParams: typeof router.useParams = () => {
  useWithinRouter('useParams');
  return router.useParams();
};

/** The query, and how to change it. */
export const useSearchParams: typeof router.useSearchParams = (initial) => {
  useWithinRouter('useSearchParams');
  return router.useSearchParams(initial);
};
