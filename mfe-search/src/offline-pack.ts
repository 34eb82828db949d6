export { pack as default } from './features/offline/pack';
