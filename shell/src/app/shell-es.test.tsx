import { screen } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { PartFailed } from '../host/components/part-failed';
import { es } from './shell-es';

test('a part that did not load shows its error in the language of the page', () => {
  renderWithApp(<PartFailed retrying={false} onRetry={() => undefined} />, { language: 'es', translations: es });
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar esta parte. Vuelve a intentarlo.');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});
