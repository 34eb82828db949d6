import '../styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Gallery } from './gallery';

const root = document.getElementById('root');
const theme = document.documentElement.dataset['theme'];
if (root) hydrateRoot(root, <Gallery path={location.pathname} {...(theme === undefined ? {} : { theme })} />);
