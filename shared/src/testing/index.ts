export { accessibilityFaults } from './accessibility-faults';
export { dataFrom, openRoute, renderWithApp, siteWith } from './render-with-app';
