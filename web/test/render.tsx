import { render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Texts } from '../src/texts/Texts.tsx';

/** Renders a component with the texts' provider. */
export const render = (ui: ReactNode) => renderAlone(ui, { wrapper: Texts });
