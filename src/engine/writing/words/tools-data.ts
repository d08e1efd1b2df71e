// Names of tools. One tool a line: its names, which all mean the same, then the year it first appeared.

export const tools = `
Microsoft Excel|MS Excel|Excel 1985
Microsoft Word|MS Word 1983
Microsoft PowerPoint|MS PowerPoint|PowerPoint|Power Point 1987
Microsoft Outlook|MS Outlook|Outlook 1997
Microsoft Office|MS Office|Office Suite|Microsoft Office Suite|MS Office Suite 1990
Microsoft 365|Office 365|M365|O365 2011
Microsoft Access|MS Access 1992
Microsoft Teams|MS Teams 2017
Microsoft Project|MS Project 1984
SharePoint|Microsoft SharePoint 2001
Visio|Microsoft Visio 1992
Google Workspace|G Suite|Google Apps 2006
Google Sheets 2006
Google Docs 2006
Google Analytics|GA4 2005
Google Ads|AdWords|Google AdWords 2000
Google Classroom 2014
Google Cloud|GCP|Google Cloud Platform 2008
Amazon Web Services|AWS 2006
Azure|Microsoft Azure 2010
QuickBooks|Quick Books|QBO 1992
Xero 2006
Sage 50|Peachtree 1990
NetSuite|Oracle NetSuite 1998
SAP 1972
SAP S/4HANA|S/4HANA 2015
SAP FICO 1992
Oracle 1979
PeopleSoft 1987
Workday 2006
ADP 1990
Paychex 1990
Gusto 2012
UltiPro|UKG|Kronos 1990
BambooHR 2008
Greenhouse 2012
Lever 2012
Taleo 1999
iCIMS 2000
Salesforce|Salesforce CRM|SFDC 1999
HubSpot 2006
Zoho 2005
Pipedrive 2010
Marketo 2006
Mailchimp 2001
Zendesk 2007
Freshdesk 2010
Intercom 2011
ServiceNow 2004
Jira 2002
Confluence 2004
Trello 2011
Asana 2011
Slack 2013
Zoom 2013
Notion 2016
Monday.com 2014
Epic|Epic EHR|Epic EMR|Epic Systems 1990
Cerner|Oracle Health 1990
Meditech 1985
PointClickCare 2000
Athenahealth 1999
eClinicalWorks 1999
Allscripts 1990
Pyxis 1990
Omnicell 1995
Hoyer lift 1955
Toast|Toast POS 2013
Micros|Oracle Micros 1990
Aloha|Aloha POS 1990
Square|Square POS 2009
Clover 2012
Lightspeed 2005
Shopify 2006
OpenTable 1998
Resy 2014
AutoCAD|Auto CAD 1982
Revit 2000
SolidWorks|Solid Works 1995
CATIA 1982
Inventor 1999
Fusion 360 2013
SketchUp 2000
Bluebeam 2002
Procore 2003
Primavera P6|Primavera 1983
MATLAB 1984
LabVIEW 1986
ANSYS 1970
Photoshop|Adobe Photoshop 1990
Illustrator|Adobe Illustrator 1987
InDesign|Adobe InDesign 1999
Premiere Pro|Adobe Premiere|Premiere 1991
After Effects|Adobe After Effects 1993
Lightroom|Adobe Lightroom 2007
Adobe Creative Suite|Creative Suite 2003
Adobe Creative Cloud|Creative Cloud 2013
Final Cut Pro|Final Cut 1999
Figma 2016
Sketch 2010
InVision 2011
Adobe XD 2016
Canva 2013
WordPress 2003
Drupal 2001
Squarespace 2004
Wix 2006
Hootsuite 2008
Westlaw 1975
LexisNexis|Lexis 1973
Clio 2008
Relativity 2007
DocuSign 2003
PACER 1988
Python 1991
Java 1995
JavaScript|JS|Javascript 1995
TypeScript 2012
Ruby 1995
Ruby on Rails|Rails 2004
PHP 1995
Perl 1987
C++ 1985
C# 2000
.NET|dotnet|.NET Core 2002
Golang 2009
Rust 2010
Swift 2014
Kotlin 2011
Scala 2004
Objective-C 1984
Visual Basic|VBA 1991
SQL 1979
PL/SQL 1991
MySQL 1995
PostgreSQL|Postgres 1996
SQL Server|MS SQL|MSSQL 1989
MongoDB 2009
Redis 2009
Cassandra 2008
Elasticsearch 2010
Snowflake 2014
BigQuery 2011
Redshift 2012
DynamoDB 2012
Hadoop 2006
Spark|Apache Spark 2012
Kafka|Apache Kafka 2011
Airflow 2015
dbt 2016
Tableau 2003
Power BI|PowerBI 2014
Looker 2012
SPSS 1968
SAS 1976
Stata 1985
TensorFlow 2015
PyTorch 2016
Keras 2015
scikit-learn 2010
pandas|Pandas 2008
NumPy 2006
ChatGPT|GPT-4|GPT 2022
GitHub Copilot 2021
LangChain 2022
React|React.js|ReactJS 2013
React Native 2015
Redux 2015
Angular|AngularJS|Angular.js 2010
Vue|Vue.js 2014
Svelte 2016
Next.js|NextJS 2016
Node.js|NodeJS 2009
Express.js 2010
Django 2005
Flask 2010
FastAPI 2018
Spring Boot 2014
Laravel 2011
jQuery 2006
HTML5|HTML 5 2008
HTML 1993
CSS|CSS3|CSS 3 1996
SASS|SCSS 2006
Bootstrap 2011
Tailwind|Tailwind CSS 2017
GraphQL 2015
Docker 2013
Kubernetes|K8s 2014
Terraform 2014
Ansible 2012
Puppet 2005
Chef Infra 2009
Helm 2016
Jenkins 2011
GitLab 2011
GitHub 2008
GitHub Actions 2019
CircleCI 2011
Git 2005
Subversion|SVN 2000
Linux 1991
Unix 1971
Windows Server 1993
Active Directory 2000
VMware 1998
Citrix 1990
Cisco 1984
Splunk 2003
Datadog 2010
Grafana 2014
Prometheus 2012
Selenium 2004
Cypress 2015
Playwright 2020
Cucumber 2008
Postman 2012
Webpack 2012
Vite 2020
Stripe 2011
PayPal 1998
Twilio 2008
FedEx Ship Manager 1990
SAP EWM 2007
Manhattan WMS|Manhattan 1990
Blue Yonder|JDA 1985
Samsara 2015
KeepTruckin|Motive 2013
ELD|electronic logging device 2000
Allen-Bradley|Allen Bradley 1970
Siemens S7 1995
RSLogix 1995
Studio 5000 2012
SCADA 1970
Fluke 1980
Bobcat 1960
Caterpillar 1950
Yardi 1984
AppFolio 2006
Opera PMS|Opera 1990
Amadeus 1987
Sabre 1976
PowerSchool 1997
Canvas LMS 2011
Blackboard 1997
Moodle 2002
Schoology 2009
Kahoot 2013
SMART Board 1991
Seesaw 2013
Bloomberg Terminal|Bloomberg 1982
Hyperion 1990
BlackLine 2001
Concur|SAP Concur 1993
Bill.com 2006
TurboTax 1984
Lacerte 1990
Drake 1977
Master Tax 1990
Crystal Reports 1991
Cognos 1990
Alteryx 2010
Informatica 1993
Talend 2006
Zapier 2011
Airtable 2012
TikTok 2017
Instagram 2010
Facebook 2004
Twitter 2006
LinkedIn 2003
YouTube 2005
Pinterest 2010
Snapchat 2011
Uber 2009
`
