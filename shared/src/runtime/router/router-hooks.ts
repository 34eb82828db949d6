import * as router from 'react-router-dom';

function useWithinRouter(hook: string): void {
  if (!router.useInRouterContext()) throw new Error(`${hook} must be used within a Router`);
}

/** The page's location: path, query and hash. */
export const useLocation: typeof router.useLocation = () => {
  useWithinRouter('useLocation');
  return router.useLocation();
};

/** The current navigation; its state is 'idle' if there is none. */
export const useNavigation: typeof router.useNavigation = () => {
  useWithinRouter('useNavigation');
  return router.useNavigation();
};

/** The parameters in the path. */
export const useParams: typeof router.useParams = () => {
  useWithinRouter('useParams');
  return router.useParams();
};

/** The query, and a function to change it. */
export const useSearchParams: typeof router.useSearchParams = (initial) => {
  useWithinRouter('useSearchParams');
  return router.useSearchParams(initial);
};
