import './styles/base.css';
import './styles/home.css';
import './styles/table.css';
import './styles/board.css';
import './styles/panel.css';
import './styles/dialogs.css';
import './styles/learn.css';
import './styles/story.css';
import './styles/company.css';
import './styles/account.css';
import './styles/lobby.css';
import './styles/night.css';
import './app.ts';
import { keepForLater } from './ui/install.ts';
import { applyTheme } from './ui/settings.ts';

applyTheme();
keepForLater();
