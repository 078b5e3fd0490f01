import '@fontsource-variable/inter/wght.css';
import '../app/theme/tokens.css';
import './checkout.css';
import './card-form.css';
import './receipt.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckoutPage } from './checkout-page.js';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('bp6-dark', dark.matches);
follow();
dark.addEventListener('change', follow);

createRoot(document.getElementById('checkout')!).render(
  <StrictMode>
    <CheckoutPage />
  </StrictMode>,
);
