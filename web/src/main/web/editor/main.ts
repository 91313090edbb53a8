import '../styles/editor.css';
import './editor.ts';
